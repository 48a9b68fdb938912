/** The demo customer's private cloud. */
export const demoCloud = {
  name: 'ابر تولید',
  networks: [
    { name: 'prod-web', gatewayCidr: '10.10.1.1/24' },
    { name: 'prod-data', gatewayCidr: '10.10.2.1/24' },
  ],
}
