import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const isTest = (path: string) => /\.(test|e2e|conformance|fixture)\.tsx?$/.test(path) || path.includes('/testing/')
const sources = tracked.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.generated.ts'))

/** Where an import leads: a path inside the repository, or the name of a package. */
const importsOf = (path: string): string[] =>
  [...read(path).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(([, target = '']) => {
    if (target.startsWith('.')) return normalize(join(dirname(path), target))
    const own = /^@sarv\/(contract|client)(\/.*)?$/.exec(target)
    return own ? `packages/${own[1]}/src${own[2] ?? ''}` : target
  })

/** The same of what is loaded only when it is asked for: `import('./x.ts')`. */
const importedLater = (path: string): string[] =>
  [...read(path).matchAll(/import\('(\.[^'\n]+)'\)/g)].map(([, target = '']) => normalize(join(dirname(path), target)))

interface Direction {
  from: RegExp
  /** Imports inside the repository that are allowed. */
  to: RegExp
  why: string
}

const directions: Direction[] = [
  {
    from: /^packages\/contract\/src\//,
    to: /^packages\/contract\//,
    why: 'the contract is what both sides agree on: it knows neither of them',
  },
  {
    from: /^packages\/client\/src\//,
    to: /^packages\/(client|contract)\//,
    why: 'the client derives from the contract alone',
  },
  {
    from: /^apps\/portal\/src\/format\//,
    to: /^apps\/portal\/src\/format\//,
    why: 'formatting is pure: it can be used and tested anywhere',
  },
  {
    from: /^apps\/portal\/src\/ui\//,
    to: /^(apps\/portal\/src\/(ui|format)\/|packages\/contract\/)/,
    why: 'components know no area and no server, so that every area can use them',
  },
  {
    from: /^apps\/portal\/src\/shell\//,
    to: /^(apps\/portal\/src\/(shell|ui|format)\/|packages\/)/,
    why: 'the shell stands under every area; areas enter through routes.tsx alone',
  },
  {
    from: /^apps\/portal\/src\/services\//,
    to: /^(apps\/portal\/src\/(services|shell|ui|format)\/|packages\/)/,
    why: 'what the pages of every service share stands under every area, and knows none',
  },
  {
    from: /^apps\/api\/src\/engines\//,
    to: /^(apps\/api\/src\/(engines|ports)\/|packages\/contract\/)/,
    why: 'an engine implements ports and speaks its vendor’s protocol; it never sees our database',
  },
  {
    from: /^apps\/api\/src\/ports\//,
    to: /^(apps\/api\/src\/ports\/|packages\/contract\/)/,
    why: 'a port is what areas ask of engines; it stands under both',
  },
  {
    from: /^apps\/api\/src\/errors\//,
    to: /^(apps\/api\/src\/errors\/|packages\/contract\/)/,
    why: 'whatever may fail uses it: areas, operations, http',
  },
  {
    from: /^apps\/api\/src\/operations\//,
    to: /^(apps\/api\/src\/((operations|db|errors|ports)\/|secrets\.ts$)|packages\/contract\/)/,
    why: 'operations run without http, and know no area',
  },
  {
    from: /^apps\/api\/src\/services\//,
    to: /^(apps\/api\/src\/(services|operations|db|errors|ports)\/|packages\/contract\/)/,
    why: 'what a service is stands under every area, and knows none',
  },
  {
    from: /^apps\/api\/src\/http\//,
    to: /^(apps\/api\/src\/((http|db|errors|operations|audit)\/|(secrets|loopback)\.ts$)|packages\/contract\/)/,
    why: 'calls are served without knowing what they are about',
  },
  {
    from: /^apps\/api\/src\/db\//,
    to: /^(apps\/api\/src\/(db\/|secrets\.ts$)|packages\/contract\/)/,
    why: 'the database layer stands under everything else but what seals its values',
  },
  {
    from: /^apps\/api\/src\/audit\//,
    to: /^(apps\/api\/src\/((audit|db|errors)\/|operations\/loops\.ts$|secrets\.ts$)|packages\/contract\/)/,
    why: 'the log of what was done is written by http and read by areas, and knows neither',
  },
  {
    from: /^apps\/api\/src\/messages\//,
    to: /^(apps\/api\/src\/((messages|db|errors)\/|operations\/loops\.ts$|(secrets|loopback|config(\.secrets)?)\.ts$)|packages\/contract\/)/,
    why: 'mails and SMS are queued by areas and know none of them',
  },
]

const inOrder = (nouns: string): string[] => nouns.trim().split(/\s+/)

/**
 * The nouns of an area, each after those it builds on. A server as it is stands low, for everything hangs on it; ordering
 * and deleting one stand high, because they touch all that hangs on it. Stores may read every table of their area.
 */
const nounOrder: Record<string, readonly string[]> = {
  vm: inOrder(`
    images keys hosts metrics host-disks host-ips host-firewall host-snapshots networks
    volumes volume-schedules volume-copies volume-snapshots volume-backups
    host-orders host-bin console host-activity reconcile
  `),
  storage: inOrder('buckets bucket-keys bucket-settings objects uploads reconcile'),
}

/** What a file of an api area is for, as the last word of its name says: `<noun>.<role>.ts`. */
const roles = {
  area: 'all that the area brings',
  config: 'what can be set of it from outside',
  objects: 'how the activity log finds what its things are called',
  routes: 'each call of the contract, to one function',
  http: 'what a request brings and a reply takes besides the body: cookies',
  socket: 'a connection that stays open',
  definition: 'the noun as a service that somebody orders',
  service: 'use cases: check, write, enqueue',
  schemas: 'the shape of what people write in files',
  rules: 'pure decisions',
  price: 'what it costs',
  limits: 'what it holds of the limits of its customer',
  store: 'queries',
  operations: 'steps that an engine takes, with their undo',
  steps: 'what several operations share',
  repairs: 'what becomes of a difference between engine and rows',
  periodic: 'what falls due by the clock',
  engines: 'opens the engines of the area',
  'engine-check': '`sarv engine check`',
  commands: 'more of the command line of operators',
  gauges: 'what operators read at /metrics',
  page: 'a page that the api serves itself, for who comes from or goes to a bank',
  protocol: 'a protocol of others, spoken with a library',
  image: 'draws a picture',
  fa: 'Persian',
  demo: 'what the demo customer finds',
  fixture: 'what tests need',
  test: 'tests; the word before it may say of what',
}

describe('import directions', () => {
  it.each(directions)('$from imports only $to: $why', ({ from, to }) => {
    const wrong = sources
      .filter((path) => from.test(path) && !isTest(path))
      .flatMap((path) =>
        importsOf(path)
          .filter((target) => /^(apps|packages|tools|e2e|bench)\//.test(target) && !to.test(target))
          .map((target) => `${path} -> ${target}`),
      )
    expect(wrong).toEqual([])
  })

  it('a portal area never imports another area: it links to it through its paths', () => {
    const areaOf = (path: string) => /^apps\/portal\/src\/areas\/([^/]+)\//.exec(path)?.[1]
    const wrong = sources.flatMap((path) =>
      importsOf(path)
        .filter((target) => areaOf(path) && areaOf(target) && areaOf(path) !== areaOf(target))
        .filter((target) => !target.endsWith('.paths.ts'))
        .map((target) => `${path} -> ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('an address, of a page or of a call, is written once: in the paths of the shell or of its area, or in the contract', () => {
    const address = /(?<!\w)(['"`])\/[a-z][^'"`\n]*\1|\/api\/my\//
    const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)
    const wrong = sources
      .filter(
        (path) =>
          /^apps\/portal\/src\/(?!dev\/|shell\/paths\.ts$|areas\/[^/]+\/[^/]+\.paths\.ts$)/.test(path) && !isTest(path),
      )
      .flatMap((path) =>
        read(path)
          .split('\n')
          .filter((line) => address.test(line) && !isComment(line))
          .map((line) => `${path}: ${line.trim()}`),
      )
    expect(wrong).toEqual([])
  })

  it('an api area takes of another area only its services: stores and rules stay private', () => {
    const areaOf = (path: string) => /^apps\/api\/src\/areas\/([^/]+)\//.exec(path)?.[1]
    const wrong = sources
      .filter((path) => !isTest(path))
      .flatMap((path) =>
        importsOf(path)
          .filter((target) => areaOf(path) && areaOf(target) && areaOf(path) !== areaOf(target))
          .filter((target) => !target.endsWith('.service.ts'))
          .map((target) => `${path} -> ${target}`),
      )
    expect(wrong).toEqual([])
  })

  it('the steps of operations look up no engine: their context has it, found once by what the service says', () => {
    const wrong = sources.filter((path) => path.endsWith('.operations.ts') && /datacenterId/.test(read(path)))
    expect(wrong).toEqual([])
  })

  it.each(Object.entries(nounOrder))('a noun of the %s area imports only nouns that stand before it', (area, order) => {
    const nounOf = (path: string) => new RegExp(`^apps/api/src/areas/${area}/([^/]+)/`).exec(path)?.[1]
    expect(new Set(sources.flatMap((path) => nounOf(path) ?? []))).toEqual(new Set(order))
    const wrong = sources
      .filter((path) => nounOf(path) !== undefined && !isTest(path))
      .flatMap((path) =>
        importsOf(path)
          .filter((target) => order.indexOf(nounOf(target) ?? '') > order.indexOf(nounOf(path)!))
          .map((target) => `${path} -> ${target}`),
      )
    expect(wrong).toEqual([])
  })

  it('every file of an api area says in its name what it is for: a tab of an editor, a search hit', () => {
    // A second word only where it says which of several fixtures or tests this is.
    const named = new RegExp(`/[a-z-]+(\\.[a-z-]+(?=\\.(fixture|test)\\.))?\\.(${Object.keys(roles).join('|')})\\.ts$`)
    const ofAreas = sources.flatMap((path) => /^apps\/api\/src\/areas\/[^/]+(\/.*)$/.exec(path)?.[1] ?? [])
    expect(ofAreas.filter((path) => !named.test(path))).toEqual([])
    const unused = Object.keys(roles).filter((role) => !ofAreas.some((path) => path.endsWith(`.${role}.ts`)))
    expect(unused).toEqual([])
  })

  it('rows leave their store in our words: nothing else of an area, and no command, reads a column by its name in the table', () => {
    const column = '[a-z][a-z0-9]*(?:_[a-z0-9]+)+'
    const reads = new RegExp(
      [
        `[\\w)\\]!]\\??\\.${column}\\b`, // row.status_id
        `[{,]\\s*${column}:\\s*[a-zA-Z]+\\b[^{}]*\\}\\s*(?:[=:]|of\\b)`, // const { status_id: statusId } = row
        `[{,]\\s*${column}\\s*[,}]`, // ({ status_id }) =>
      ].join('|'),
    )
    /** Whose words are not ours, and why. */
    const others = {
      'account/providers/openid.protocol.ts': 'the answers of OpenID Connect',
      'account/providers/providers.rules.ts': 'the claims of OpenID Connect',
    }
    const code = (path: string) =>
      read(path)
        .replaceAll(/`[^`]*`|'[^'\n]*'/g, "''")
        .replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    const reading = sources
      .filter((path) => /^apps\/api\/src\/(areas\/[^/]+\/|cli\/)/.test(path) && !isTest(path))
      .filter((path) => !path.endsWith('.store.ts') && reads.test(code(path)))
    expect(reading).toEqual(Object.keys(others).map((path) => `apps/api/src/areas/${path}`))
  })

  it('how a noun gets its price is said in its .price.ts and nowhere else: quote, receipt and order page cannot differ', () => {
    const sums = /\b(priceItems|quote)\(\{|\bpriceItems\(/
    const homes =
      /^packages\/contract\/src\/(pricing\/|.*\.price\.ts$)|^apps\/api\/src\/areas\/portal\/products\.service\.ts$/
    const wrong = sources
      .filter((path) => /^(apps|packages)\//.test(path) && !homes.test(path) && !isTest(path))
      .filter((path) => sums.test(read(path)))
    expect(wrong).toEqual([])
  })

  it('only the contract depends on zod in what the public pages load: zod is the largest thing they could pull in', () => {
    const light = [
      'enums',
      'field-rules',
      'normalize',
      'access',
      'pricing/price-items',
      'vm/hosts/hosts.price',
      'vm/hosts/hosts.rules',
    ]
    const wrong = light.filter((name) => importsOf(`packages/contract/src/${name}.ts`).includes('zod'))
    expect(wrong).toEqual([])
  })
})

describe('text and style', () => {
  it('Persian stands only in *.fa.ts, so that a sentence is found, reviewed and changed in one kind of place', () => {
    const persian = /[\u0600-\u06FF]/
    // A character class of digits or letters (normalising what people type) is code, not a sentence.
    const code = new Set(['packages/contract/src/normalize.ts', 'apps/portal/src/shell/keyboard-layout.ts'])
    const wrong = sources
      .filter((path) => /^(apps|packages)\//.test(path) && !path.endsWith('.fa.ts') && !isTest(path) && !code.has(path))
      .filter((path) => persian.test(read(path)))
    expect(wrong).toEqual([])
  })

  it('portal CSS names no physical side: left and right swap in a right-to-left page', () => {
    const physical =
      /(?:margin|padding|border|inset)-(?:left|right)|(?<![\w-])(?:left|right)\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius/
    const wrong = tracked
      .filter((path) => path.startsWith('apps/portal/') && path.endsWith('.css'))
      .flatMap((path) =>
        read(path)
          .split('\n')
          .flatMap((line, index) => (physical.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
      )
    expect(wrong).toEqual([])
  })

  it('portal CSS uses only properties that are set somewhere: a misspelt token leaves no error, only a wrong colour', () => {
    const styles = tracked.filter((path) => path.startsWith('apps/portal/') && path.endsWith('.css'))
    const set = new Set([
      ...styles.flatMap((path) => [...read(path).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
      ...sources
        .filter((path) => path.startsWith('apps/portal/'))
        .flatMap((path) => [...read(path).matchAll(/['"](--[\w-]+)['"]/g)].map(([, name]) => name)),
      // React Aria sets it on what opens below a button.
      '--trigger-width',
    ])
    const wrong = styles.flatMap((path) =>
      [...read(path).matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) => (set.has(name) ? [] : [`${path} ${name}`])),
    )
    expect(wrong).toEqual([])
  })

  it('only config.ts reads the environment: one documented place says what can be set', () => {
    const wrong = sources
      .filter((path) => path.startsWith('apps/api/src/') && path !== 'apps/api/src/config.ts' && !isTest(path))
      .filter((path) => /process\.env/.test(read(path)))
    expect(wrong).toEqual([])
  })

  it('no file names a package registry or a path of one machine: a clone must build anywhere', () => {
    const wrong = tracked
      .filter((path) => /\.(ts|tsx|mjs|json|md|css|html|yaml|yml)$/.test(path) || path === '.npmrc')
      .filter((path) => path !== relative(root, fileURLToPath(import.meta.url)))
      .filter((path) =>
        /registry\.npmjs|registry\.yarnpkg|"resolved": "http|\/home\/\w+\/|\/work\/(main|shared)/.test(read(path)),
      )
    expect(wrong).toEqual([])
  })
})

describe('generated files', () => {
  // Five seconds of work, which is a minute on a machine that is busy with something else.
  it('are fresh: openapi.json, the client, docs/configuration.md and the table types are what `npm run gen` writes', () => {
    expect(() =>
      execFileSync(process.execPath, ['tools/gen.ts', '--check'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
    ).not.toThrow()
  }, 120_000)
})

describe('a new area', () => {
  const listsOfAreas = [
    'packages/contract/src/areas.ts',
    'apps/api/src/areas/areas.ts',
    'apps/portal/src/areas/areas.ts',
  ]
  /** Built from object storage, which came last and has everything that an area can bring. */
  const namesIt = /bucket|storage|ceph|(?<![a-z])s3(?![a-z\d])/i
  /** What a line says besides of the browser's own storage, of a server's disks, of histograms. */
  const others =
    /AsyncLocalStorage|localStorage|sessionStorage|[Ss]torage_?[Cc]lass\w*|storageKey\b(?= = 'sarv)|\bstorageKey[,)]|DraftStorage|draft-storage|storage: Storage\b|\bstorage\.(getItem|setItem|removeItem|key|length)|\(storage: Storage|addEventListener\?*\.\('storage'|[Ff]orbidden storage|Storage is (forbidden|full)|buckets: \[0\.|\bbucket\b(?= = Math|[,)])|label: 'storage'|paint-bucket|PaintBucket/g
  const isComment = /^\s*(\/\/|\/?\*)/
  const isProduct = (path: string) =>
    /^(apps\/(api|portal)\/(src|build)|packages\/(contract|client)\/src)\//.test(path) && !isTest(path)
  /** Its own folders, and what engines and the database keep in a place of their own. */
  const isItsOwn = (path: string) =>
    /\/(areas|src|ports|sandbox)\/storage\/|^apps\/api\/src\/(engines\/|db\/migrations\/)/.test(path)

  const namingLines = (path: string, text: string): string[] =>
    text
      .split('\n')
      .filter((line) => !isComment.test(line) && namesIt.test(line.replaceAll(others, '')))
      .map((line) => `${path}: ${line.trim()}`)

  /** Where an area is named besides the three lists, and why that is no work for the next one. */
  const besides = {
    'apps/portal/build/chunks.ts':
      'which of its files are loaded together; without a line they are split by who shares what',
    'apps/portal/src/areas/financial/calculator/calculations.ts': 'the calculator has a tab for each agreed product',
    'apps/portal/src/areas/financial/calculator/calculator.fa.ts': 'their names',
    'packages/contract/src/catalog/catalog.enums.ts': 'the agreed products, all areas that are to come among them',
    'packages/contract/src/catalog/catalog.enums.fa.ts': 'their names',
    'packages/contract/src/portal/bundles/bundles.calls.ts': 'the agreed bundles of every product, one call each',
    'packages/contract/src/portal/bundles/bundles.schemas.ts': 'their shapes',
  }

  it('is named by three lists, and by no other file that is not its own', () => {
    const naming = sources.filter(
      (path) => isProduct(path) && !isItsOwn(path) && namingLines(path, read(path)).length > 0,
    )
    const unknown = naming.filter((path) => !listsOfAreas.includes(path) && !(path in besides))
    expect(unknown.flatMap((path) => namingLines(path, read(path)))).toEqual([])
    expect(naming.toSorted()).toEqual([...listsOfAreas, ...Object.keys(besides)].toSorted())
  })

  it.each([
    'export const bucketNamePattern = /^[a-z0-9]+$/',
    'export const bucketSizeGb = { min: 50, max: 5000, step: 50 }',
    "  bucketName: 'the name of a bucket',",
    "  endpoint: 'https://s3.example.ir',",
    "  CreateStorageFolderModel: { prefix: 'products/' },",
    "import { CephFile } from './config.ceph.ts'",
    '  SARV_SANDBOX_STORAGE_PORT: variable(whole(0, 65_535)),',
    "  'storageHostDelete',",
    '  storage: { id: 104 },',
  ])('would be found by the line %j', (line) => expect(namingLines('x.ts', line)).toHaveLength(1))

  it.each([
    "const kept = localStorage.getItem('theme')",
    '  storageClassTypeId: row.storage_class_type_id,',
    '/** What a bucket costs. */',
  ])('is not what is meant by %j', (line) => expect(namingLines('x.ts', line)).toEqual([]))

  it('is described with these lists, in docs/how-to/add-an-area.md', () => {
    const page = read('docs/how-to/add-an-area.md')
    expect(listsOfAreas.filter((path) => !page.includes(`\`${path}\``))).toEqual([])
  })

  it('adds no names of chunks to the first page: its code stands in a table that is loaded with its first page', () => {
    const tables = sources.filter((path) =>
      /^apps\/portal\/src\/(areas\/[^/]+\/[\w.-]*pages|routes|router)\.tsx?$/.test(path),
    )
    const named = tables.flatMap((path) =>
      importedLater(path)
        .filter((target) => !target.endsWith('loads.ts'))
        .map((target) => `${path} -> ${target}`),
    )
    // What people open first, and the frame around it; only the gallery of the development server is not built at all.
    expect(named.toSorted()).toEqual([
      'apps/portal/src/areas/account/account.public-pages.ts -> apps/portal/src/areas/account/sign-in/LoginPage.tsx',
      'apps/portal/src/areas/dashboard/dashboard.pages.ts -> apps/portal/src/areas/dashboard/DashboardPage.tsx',
      'apps/portal/src/areas/vm/vm.pages.ts -> apps/portal/src/areas/vm/hosts/VmKind.tsx',
      'apps/portal/src/areas/vm/vm.pages.ts -> apps/portal/src/areas/vm/hosts/VmListPage.tsx',
      'apps/portal/src/router.tsx -> apps/portal/src/dev/UiPage.tsx',
      'apps/portal/src/router.tsx -> apps/portal/src/routes.tsx',
      'apps/portal/src/router.tsx -> apps/portal/src/shell/Layout.tsx',
      'apps/portal/src/routes.tsx -> apps/portal/src/shell/Layout.tsx',
    ])
  })

  it('brings its engines, checks and commands itself: what puts the product together names none', () => {
    const roots = [
      'main.ts',
      'product.ts',
      'app.ts',
      'dependencies.ts',
      'cli/sarv.ts',
      'cli/commands.ts',
      'cli/engine-check.commands.ts',
    ]
    const areasWithEngines = /\/areas\/(vm|storage)\/|\b(compute|storage|openstack|ceph)\b/i
    expect(roots.filter((path) => areasWithEngines.test(read(`apps/api/src/${path}`)))).toEqual([])
  })
})

describe('nouns', () => {
  const namesIn = (pattern: RegExp) =>
    tracked.flatMap((path) => {
      const [, area, noun] = pattern.exec(path) ?? []
      return noun === undefined ? [] : [`${area}/${noun}`]
    })
  const inContract = new Set(namesIn(/^packages\/contract\/src\/([^/]+)\/(?:[^/]+\/)?([^/]+)\.calls\.ts$/))
  const inApi = new Set([
    ...namesIn(/^apps\/api\/src\/areas\/([^/]+)\/([^/]+)\/[^/]+$/),
    ...namesIn(/^apps\/api\/src\/areas\/([^/]+)\/([^/]+)\.routes\.ts$/),
  ])
  const inPortal = new Set(namesIn(/^apps\/portal\/src\/areas\/([^/]+)\/([^/]+)\//))
  const served = [...inContract].filter((noun) => inApi.has(noun))

  /** Folders of the api that no call names: what nouns are built on, and what runs by the clock. */
  const withoutCalls = {
    'account/codes': 'the six digits of every confirmation',
    'catalog/catalogue': 'the files of what is sold, checked, compared and applied',
    'catalog/price-changes': 'new prices of running services, by the clock',
    'catalog/terms': 'what the catalogue says of holds, grace and top-ups',
    'catalog/vat': 'the rate of tax that the catalogue has for a day',
    'financial/holds': 'money set aside for orders',
    'financial/ledger': 'the books, which every movement of money is written into',
    'financial/rating': 'books what was used, hour by hour, by the clock',
    'financial/receipts': 'what the receipts of all services are written by',
    'financial/usage': 'what services cost, as intervals',
    'storage/reconcile': 'compares with the engine by the clock',
    'vm/reconcile': 'compares with the engine by the clock',
    'vm/volume-copies': 'what snapshots and backups of a volume share',
  }
  /** Folders of the portal that are a page, or a part of one, and no noun. */
  const pagesAndParts = {
    'account/confirm-code': 'part: the six digits of every confirmation',
    'account/forget': 'page: the forgotten password, of registration',
    'account/notifications': 'tab: notifications of the portal area, on the account page',
    'account/page': 'page: the account with its tabs',
    'account/password': 'tab: the password, of profile',
    'account/referrals': 'tab: referrals of the financial area, on the account page',
    'account/security': 'tab: two-factor, passkeys, sessions and user-log together',
    'financial/calculator': 'page: what anything would cost, of orders',
    'financial/deposit': 'part: money into the wallet, of payments',
    'financial/frame': 'part: what the pages of money share',
    'financial/page': 'page: all money with its tabs',
    'storage/access': 'part: public access, of bucket-settings',
    'storage/bin': 'page: deleted buckets, of buckets',
    'storage/connect': 'part: ready lines for other programs, of buckets',
    'storage/detail': 'page: one bucket with its tabs',
    'storage/order': 'page: a new bucket, of buckets',
    'storage/resize': 'tab: another size, of buckets',
    'storage/usage': 'part: what takes the room, of buckets',
    'vm/detail': 'page: one server with its tabs',
    'vm/plans': 'part: the plan that would be cheaper, of host-orders and hosts',
    'vm/rebuild': 'tab: another system, of host-orders',
    'vm/receipts': 'part: what was ordered, of every service of the area',
    'vm/resize': 'tab: another size, of hosts',
    'vm/volume-copies': 'part: what snapshots and backups of a volume share',
  }
  /** Nouns that the portal shows within another area, or in its frame. */
  const shownElsewhere = {
    'catalog/datacenters': 'wherever one is chosen',
    'dashboard/dashboard': 'on the first page',
    'financial/costs': 'wherever costs are added up',
    'financial/liveness': 'nowhere: monitors ask',
    'portal/bundles': 'wherever something is ordered',
    'portal/limits': 'on the dashboard',
    'portal/notifications': 'on the account page',
    'portal/operations': 'in the frame',
    'portal/outbox': 'in dev/',
    'portal/products': 'wherever something is ordered',
  }
  /** Calls that another noun answers, because it stands higher and touches what they need. */
  const answeredElsewhere = {
    'storage/buckets -> portal/bundles': 'each noun brings its own plans',
    'vm/hosts -> portal/bundles': 'each noun brings its own plans',
    'vm/volumes -> portal/bundles': 'each noun brings its own plans',
    'vm/volume-copies -> vm/volumes': 'deleting a volume deletes its copies',
  }

  /** Pages and calls of the same money are written side by side. */
  const onTheWay = [
    'bills',
    'offers',
    'orders',
    'payment-callbacks',
    'payments',
    'invoices',
    'referrals',
    'runway',
    'vouchers',
    'wallet',
  ]
  const isOnTheWay = (noun: string) => onTheWay.some((name) => noun === `financial/${name}`)

  it('have one name in the contract and in the api', () => {
    expect([...inApi].filter((noun) => !inContract.has(noun)).toSorted()).toEqual(Object.keys(withoutCalls).toSorted())
  })

  it('have one name in the portal too: another folder is a page or a part, and is known', () => {
    const others = [...inPortal].filter((noun) => !served.includes(noun) && !isOnTheWay(noun))
    expect(others.toSorted()).toEqual(Object.keys(pagesAndParts).toSorted())
  })

  it('have a folder in the portal as soon as the api serves them, or are shown somewhere that is known', () => {
    expect(served.length).toBeGreaterThan(40)
    const missing = served.filter((noun) => !inPortal.has(noun) && !isOnTheWay(noun))
    expect(missing.toSorted()).toEqual(Object.keys(shownElsewhere).toSorted())
  })

  it('answer their own calls, and those of another noun only where it is known', () => {
    const nounOfRoutes = /^apps\/api\/src\/areas\/([^/]+)\/(?:([^/]+)\/)?([^/]+)\.routes\.ts$/
    const foreign = sources.flatMap((path) => {
      const [, area, folder, file] = nounOfRoutes.exec(path) ?? []
      if (file === undefined) return []
      const noun = `${area}/${folder ?? file}`
      return importsOf(path).flatMap((target) => {
        const [, otherArea, other] = /^packages\/contract\/src\/([^/]+)\/(?:[^/]+\/)?([^/]+)\.calls$/.exec(target) ?? []
        return other === undefined || `${otherArea}/${other}` === noun ? [] : [`${noun} -> ${otherArea}/${other}`]
      })
    })
    expect([...new Set(foreign)].toSorted()).toEqual(Object.keys(answeredElsewhere).toSorted())
  })
})

describe('how-to pages', () => {
  it('name files that exist', () => {
    const pages = tracked.filter((path) => /^docs\/how-to\/[^/]+\.md$/.test(path))
    expect(pages.length).toBeGreaterThan(1)
    const gone = pages.flatMap((page) =>
      [...read(page).matchAll(/`((?:apps|packages|tools|e2e|docs)\/[\w./-]+)`/g)]
        .map(([, path = '']) => path.replace(/\/$/, ''))
        .filter((path) => !tracked.some((each) => each === path || each.startsWith(`${path}/`)))
        .map((path) => `${page}: ${path}`),
    )
    expect(gone).toEqual([])
  })
})
