import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Lab } from '../apps/api/src/engines/openstack/testing/lab.ts'
import { labScripts } from './lab.ts'

const scripts = labScripts('openstack')
export const { find: findLab, stop: stopLab } = scripts
export const startLab = (zones: string[], signal?: AbortSignal): Promise<string> =>
  scripts.start(['--zones', zones.join(',')], signal)

export const readLab = (path: string): Lab => JSON.parse(readFileSync(path, 'utf8')) as Lab

const readCatalogueImages = (): string[] => {
  const file = new URL('../catalog/images.yaml', import.meta.url)
  const images = parse(readFileSync(file, 'utf8')) as { engineRef: string }[]
  return images.map(({ engineRef }) => engineRef)
}

/** The lab has one guest, twice; whatever is ordered, it is built from one of them. */
export const catalogueImages = ({ images }: Pick<Lab, 'images'>): Record<string, string> =>
  Object.fromEntries(readCatalogueImages().map((ref, index) => [ref, images[index % images.length]!]))

/** Writes Sarv's settings for the lab: a file and not the terminal, since there is a password in it. (JSON is YAML, too.) */
export const writeSettings = (
  path: string,
  lab: Lab,
  { zone, projectPrefix }: { zone: string; projectPrefix?: string },
): void => {
  const { authUrl, region, username, password, userDomain, projectDomain, publicNetwork, externalNetwork, volumeType } =
    lab
  const openstack = {
    engine: 'openstack',
    authUrl,
    region,
    username,
    password,
    userDomain,
    project: lab.homeProject,
    projectDomain,
    projectPrefix,
    availabilityZone: zone,
    publicNetwork,
    externalNetwork,
    volumeType,
    balancers: lab.balancers,
    images: catalogueImages(lab),
  }
  writeFileSync(path, `${JSON.stringify({ datacenters: { 1: openstack } }, null, 2)}\n`, { mode: 0o600 })
}
