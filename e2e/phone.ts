import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './people.ts'
import type { RunningProduct } from './product.ts'

/** The sandbox's phone, in one person's chat. */
export interface Phone {
  page: Page
  messages: Locator
  write: (text: string) => Promise<void>
}

/** Opens a person's chat with Casita on the sandbox's phone. */
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
