import { describe, expect, it } from 'vitest'
import { importedLater, isTest, read, sources } from './repo.ts'

describe('a new area', () => {
  const listsOfAreas = [
    'packages/contract/src/areas.ts',
    'apps/api/src/areas/areas.ts',
    'apps/portal/src/areas/areas.ts',
    'apps/portal/src/areas/dashboard-cards.ts',
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

  const leftBehind =
    'a removed colleague leaves secrets behind, keys of buckets among them, and the two kinds have words'
  /** Where an area is named besides the four lists, and why that is no work for the next one. */
  const besides = {
    'apps/api/src/areas/account/customer-users/customer-users.service.ts': leftBehind,
    'apps/api/src/messages/templates.fa.ts': leftBehind,
    'apps/api/src/messages/templates.ts': leftBehind,
    'apps/portal/src/services/left-behind/LeftBehind.tsx': leftBehind,
    'apps/portal/src/services/left-behind/left-behind.fa.ts': leftBehind,
    'packages/contract/src/account/customer-users/customer-users.calls.ts': leftBehind,
    'packages/contract/src/account/customer-users/customer-users.schemas.ts': leftBehind,
    'packages/contract/src/project/project-users/project-users.calls.ts': leftBehind,
    'apps/api/src/areas/operator/operator-health/operator-health.fa.ts': 'what engines may lack of a thing, in words',
    'apps/api/src/areas/portal/portal.config.ts': 'files of tickets may be kept in a bucket of any store',
    'apps/api/src/areas/portal/portal.engines.ts': 'the same',
    'apps/portal/build/chunks.ts':
      'which of its files are loaded together; without a line they are split by who shares what',
    'apps/portal/src/areas/financial/calculator/dials.ts': 'their icons, and what their sizes are called',
    'packages/contract/src/catalog/catalog.enums.ts': 'the agreed products, all areas that are to come among them',
    'packages/contract/src/catalog/catalog.enums.fa.ts': 'their names',
    'packages/contract/src/financial/calculator/calculations.ts': 'the calculator has a tab for each agreed product',
    'packages/contract/src/financial/calculator/calculator.fa.ts': 'their names',
    'packages/contract/src/portal/bundles/bundles.calls.ts': 'the agreed bundles of every product, one call each',
    'packages/contract/src/portal/bundles/bundles.schemas.ts': 'their shapes',
  }

  it('is named by four lists, and by no other file that is not its own', () => {
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
    // What people open first, the calls that leave before it is drawn, and the frame around it;
    // only the gallery of the development server is not built at all.
    expect(named.toSorted()).toEqual([
      'apps/portal/src/areas/account/account.public-pages.ts -> apps/portal/src/areas/account/sign-in/LoginPage.tsx',
      'apps/portal/src/areas/dashboard/dashboard.pages.ts -> apps/portal/src/areas/dashboard/DashboardPage.tsx',
      'apps/portal/src/areas/dashboard/dashboard.pages.ts -> apps/portal/src/areas/dashboard/early-reads.ts',
      'apps/portal/src/areas/vm/vm.pages.ts -> apps/portal/src/areas/vm/hosts/VmListPage.tsx',
      'apps/portal/src/router.tsx -> apps/portal/src/dev/UiPage.tsx',
      'apps/portal/src/router.tsx -> apps/portal/src/open-routes.tsx',
      'apps/portal/src/router.tsx -> apps/portal/src/operator-routes.tsx',
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
