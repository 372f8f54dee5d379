import { languages } from '@casita/contract'
import { describe, expect, test } from 'vitest'
import { render } from './render-landing.tsx'
import { landingTexts } from './texts.ts'

describe.each(languages)('the landing page in %s', (language) => {
  const { head, body } = render(language)

  test('has its title and links to sign-in and registration', () => {
    expect(head).toContain(`<title>${landingTexts[language].title}</title>`)
    expect(body).toContain('href="/login"')
    expect(body).toContain('href="/register"')
  })

  test('has no inline script or style, which the content security policy would refuse', () => {
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  })

  test('leaves no placeholder unfilled', () => {
    expect(body).not.toMatch(/\{\w+\}/)
  })

  test('links to the privacy page, as Google asks of a home page', () => {
    expect(body).toContain('href="/privacy"')
  })

  test('links to every language', () => {
    for (const other of languages) expect(body).toContain(`href="/?lang=${other}"`)
  })
})
