import '../routes.tsx'
import { expect, it } from 'vitest'
import { paths as vmPaths } from '../areas/vm/vm.paths.ts'
import { paths } from './paths.ts'
import { isRegistered } from './registered-pages.ts'
import { shellText } from './shell.fa.ts'

/** What the words beside the login form may name, and the page that must then be there. */
const promised: readonly (readonly [RegExp, string])[] = [
  [/سرور/, vmPaths.vm.list(1)],
  [/دیسک/, vmPaths.volume.list(1)],
  [/شبکه/, vmPaths.network.list(1)],
  [/دامنه/, '/domain/1'],
  [/صورت‌حساب|فاکتور|کیف پول/, '/portal/financial'],
  [/کوبرنتیز/, '/kubernetes-cluster/1'],
  [/فضای ابری|باکت/, '/storage/1'],
  [/پشتیبانی|تیکت/, paths.portal.supports],
]

it('promises only services that have a page', () => {
  const { promise } = shellText.publicFrame
  const named = promised.filter(([word]) => word.test(promise))
  expect(named.length).toBeGreaterThan(0)
  for (const [word, path] of named) expect(isRegistered(path), `${word} leads to ${path}`).toBe(true)
})
