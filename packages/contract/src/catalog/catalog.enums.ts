import { defineEnum } from '../define-enum.ts'
import * as fa from './catalog.enums.fa.ts'

/** What is sold: the `productId` of price lists, orders, images and tickets. */
export const productCategory = defineEnum(fa.productCategory, {
  vm: { id: 101 },
  dns: { id: 102 },
  cdn: { id: 103 },
  storage: { id: 104 },
  kubernetesCloud: { id: 105 },
  kubernetesCluster: { id: 106 },
  bareMetal: { id: 107 },
  colocation: { id: 108 },
  vpc: { id: 109 },
  domain: { id: 110 },
  web: { id: 111 },
})

/** The priced units. */
export const productItem = defineEnum(fa.productItem, {
  vCpu: { id: 101 },
  vMemory: { id: 102 },
  vDisk: { id: 103 },
  ipv4: { id: 104 },
  ipv6: { id: 105 },
  freeDns: { id: 107 },
  freeCdn: { id: 108 },
  cloudDisk: { id: 110 },
  kuberCpu: { id: 111 },
  kuberMemory: { id: 112 },
  kuberDisk: { id: 113 },
  kuber10Pods: { id: 114 },
  kubernetesCluster: { id: 119 },
  physicalCpu: { id: 122 },
  physicalMemory: { id: 123 },
  physicalDisk: { id: 124 },
  networkPort: { id: 125 },
  bareMetalIpv4: { id: 126 },
  rackUnitSpace: { id: 130 },
  rackUnitPower: { id: 131 },
  networkPort1G: { id: 132 },
  networkPort10G: { id: 133 },
  colocationIpv4: { id: 134 },
  vpcIpv4: { id: 138 },
  vpc10Rules: { id: 139 },
})

/** Also `vmTypeId` of a console: 1 is shown inside our own console page, 2 is opened as it is. */
export const hypervisor = defineEnum(fa.hypervisor, {
  vmware: { id: 1 },
  openStack: { id: 2 },
})

/** Picks the icon of the operating system. */
export const operatingSystem = defineEnum(fa.operatingSystem, {
  windows: { id: 1 },
  ubuntu: { id: 2 },
  debian: { id: 4 },
  centos: { id: 5 },
  suse: { id: 6 },
  rocky: { id: 7 },
})
