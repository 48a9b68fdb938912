import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packagesOf, problemsOf, sbomOf, type Lock } from './packages.ts'

const sha512 = `sha512-${Buffer.alloc(64, 1).toString('base64')}`
const good = { version: '1.0.0', integrity: sha512, license: 'MIT' }

describe('packages of a lock file', () => {
  const ours = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

  it('are named with what is wrong about them, offline', () => {
    const packages = {
      '': { version: '0.1.0' },
      'apps/api': { version: '0.1.0' },
      'node_modules/@sarv/api': { link: true },
      'node_modules/good': good,
      'node_modules/bare': { ...good, integrity: undefined },
      'node_modules/forked': { ...good, resolved: 'git+ssh://git@example.com/forked.git' },
      'node_modules/runs': { ...good, hasInstallScript: true },
      'node_modules/allowed': { ...good, hasInstallScript: true },
      'node_modules/good/node_modules/@x/closed': { ...good, license: 'SEE LICENSE' },
    } as Lock['packages']
    expect(problemsOf({ packages }, new Set(['allowed']))).toEqual([
      '@x/closed@1.0.0: licence SEE LICENSE',
      'bare@1.0.0: no sha512 in the lock file',
      'forked@1.0.0: not from the registry (git+ssh://git@example.com/forked.git)',
      'runs@1.0.0: runs a script when it is installed',
    ])
  })

  it('of ours have no such problem', () => {
    expect(packagesOf(ours).length).toBeGreaterThan(300)
    expect(problemsOf(ours, new Set(['node']))).toEqual([])
  })

  it('are listed as CycloneDX, with purl and hash, the same each time', () => {
    const sbom = sbomOf({ version: '0.1.0', packages: { 'node_modules/@x/good': good } })
    expect(sbom.components).toEqual([
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40x/good@1.0.0',
        name: '@x/good',
        version: '1.0.0',
        scope: 'required',
        purl: 'pkg:npm/%40x/good@1.0.0',
        hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
        licenses: [{ expression: 'MIT' }],
      },
    ])
    expect(JSON.stringify(sbomOf(ours))).toBe(JSON.stringify(sbomOf(ours)))
  })
})
