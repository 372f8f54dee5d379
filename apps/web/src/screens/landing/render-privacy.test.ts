import { languages } from '@casita/contract'
import { describe, expect, test } from 'vitest'
import { privacyTexts } from './privacy-texts.ts'
import { render } from './render-privacy.tsx'

describe.each(languages)('the privacy page in %s', (language) => {
  const { head, body } = render(language)

  test('has its title, and the place that the identity providers are told for deletion', () => {
    expect(head).toContain(`<title>${privacyTexts[language].title}</title>`)
    expect(body).toContain(`<h2 id="deletion">${privacyTexts[language].deletion.title}</h2>`)
  })

  test('has the places that the server fills or removes', () => {
    expect(body).toContain(`<span data-operator="">${privacyTexts[language].operator.unknown}</span>`)
    for (const service of ['mail', 'model']) expect(body).toContain(`<li data-only="${service}">`)
  })

  test('has no inline script or style, which the content security policy would refuse', () => {
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  })

  test('links to itself in every language, and to the landing page', () => {
    for (const other of languages) expect(body).toContain(`href="/privacy?lang=${other}"`)
    expect(body).toContain('href="/"')
  })
})
