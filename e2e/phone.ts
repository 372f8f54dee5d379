import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './people.ts'
import type { RunningProduct } from './product.ts'

/** The sandbox's phone in somebody's hand. */
export interface Phone {
  page: Page
  messages: Locator
  write: (text: string) => Promise<void>
}

/** Opens the chat of a number that Casita has written to, or that has written to Casita. */
export async function openPhone(
  context: BrowserContext,
  product: RunningProduct,
  person: Person,
): Promise<Phone> {
  const page = await context.newPage()
  await page.goto(`${product.sandboxUrl}/?from=${person.waId}`)
  const messages = page.getByRole('log')
  return {
    page,
    messages,
    write: async (text) => {
      const field = page.getByRole('textbox', { name: /^(Mensaje|Message)$/ })
      await field.fill(text)
      await field.press('Enter')
      await expect(messages.getByText(text, { exact: true })).toBeVisible()
    },
  }
}
