import type { Page } from '@playwright/test'

/** A person with a Google account and a phone. */
export interface Person {
  name: string
  email: string
  /** Their number as they type it, without the country code. */
  typed: string
  /** Their number as WhatsApp identifies it: digits only. */
  waId: string
}

let met = 0

/** Returns a person that the product has never seen. */
export function somebodyNew(name: string): Person {
  met += 1
  const line = `5263-${String(4000 + met)}`
  const email = `${name.split(' ')[0]?.toLowerCase().normalize('NFD').replace(/\W/g, '')}${met}@example.com`
  return { name, email, typed: `11 ${line}`, waId: `54911${line.replace('-', '')}` }
}

/** Signs in with "another account" on the page that replaces Google's. */
export async function chooseAccount(page: Page, { name, email }: Person): Promise<void> {
  await page.getByText(/Usar otra cuenta|Use another account/).click()
  await page.getByLabel(/^(Nombre|Name)$/).fill(name)
  await page.getByLabel(/^(Correo|Email)$/).fill(email)
  await page.getByRole('button', { name: /^(Seguir|Continue)$/ }).click()
}
