/** `npm run bench -- <name> [arguments]`: one measurement, or all that end by themselves. */
const benches: Record<string, () => Promise<{ run(args: string[]): Promise<number> }>> = {
  list: () => import('./list.ts'),
  detail: () => import('./detail.ts'),
  create: () => import('./create.ts'),
  bytes: () => import('./bytes.ts'),
  page: () => import('./page.ts'),
  topology: () => import('./topology.ts'),
  operations: () => import('./operations.ts'),
  rating: () => import('./rating.ts'),
  wallet: () => import('./wallet.ts'),
  upload: () => import('./upload.ts'),
  kill: () => import('./kill.ts'),
  openstack: () => import('./openstack.ts'),
}

const [name, ...args] = process.argv.slice(2)
const chosen = name === undefined ? Object.keys(benches) : [name]
let exitCode = 0
for (const wanted of chosen) {
  const load = benches[wanted]
  if (!load) {
    console.error(`There is no bench "${wanted}". Known: ${Object.keys(benches).join(', ')}.`)
    process.exit(2)
  }
  const { run } = await load()
  exitCode ||= await run(args)
}
process.exit(exitCode)
