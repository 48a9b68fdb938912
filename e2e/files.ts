import type { Locator, Page } from '@playwright/test'

/** As if they were dragged from a folder of the desktop. */
export const drop = async (page: Page, onto: Locator, files: { name: string; content: string }[]): Promise<void> => {
  // As text: a type of the browser's is unknown here.
  const dataTransfer = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer()
    for (const { name, content } of ${JSON.stringify(files)}) {
      transfer.items.add(new File([content], name, { type: 'text/plain' }))
    }
    return transfer
  })()`)
  await onto.dispatchEvent('dragover', { dataTransfer })
  await onto.dispatchEvent('drop', { dataTransfer })
}
