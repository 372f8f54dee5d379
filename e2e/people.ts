import type { Page } from '@playwright/test'

/** Somebody with a Google account and a phone. */
export interface Person {
  name: string
  email: string
  /** As they type it, without the country code. */
  typed: string
  /** As WhatsApp knows it: digits alone. */
  waId: string
}

let met = 0

/** Somebody whom this product has never seen. */
export function somebodyNew(name: string): Person {
  met += 1
  const line = `5263-${String(4000 + met)}`
  const email = `${name.split(' ')[0]?.toLowerCase().normalize('NFD').replace(/\W/g, '')}${met}@example.com`
  return { name, email, typed: `11 ${line}`, waId: `54911${line.replace('-', '')}` }
}

/** Chooses "another account" in Google's place, and comes back signed in. */
export async function chooseAccount(page: Page, { name, email }: Person): Promise<void> {
  await page.getByText(/Usar otra cuenta|Use another account/).click()
  await page.getByLabel(/^(Nombre|Name)$/).fill(name)
  await page.getByLabel(/^(Correo|Email)$/).fill(email)
  await page.getByRole('button', { name: /^(Seguir|Continue)$/ }).click()
}
