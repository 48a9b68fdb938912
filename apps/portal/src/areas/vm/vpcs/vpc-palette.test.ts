import { vpcTabs } from '../vm.paths.ts'
import { expect, it } from 'vitest'
import { vpcText as text } from './vpcs.fa.ts'

it.each(vpcTabs)('the palette joins the name of the tab %s with its cloud as Persian does', (tab) => {
  expect(text.palette.tabOf(text.tabs[tab], 'ابر تولید')).not.toContain('ها ابر')
})
