import type { Locator, Page } from '@playwright/test'

/** Tabs of the account page. */
export const security = '/portal/account?tab=security'
export const apiTokens = '/portal/account?tab=api-token'

/** A card of a tab, by its title. */
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
