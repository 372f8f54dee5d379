import { readFile } from 'node:fs/promises'
import { languages } from '@casita/contract'
import { describe, expect, it } from 'vitest'
import { newsTexts } from './channels/news-texts.ts'
import { texts } from './channels/texts.ts'
import { readConfig, settingNames } from './config.ts'
import { retention } from './upkeep/retention.ts'

const read = (name: string) => readFile(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')

describe('the pages for operators', () => {
  it('list every setting and no other', async () => {
    const [, table = ''] = (await read('operations.md')).split('## Configure')
    const [section = ''] = table.split('\n## ')
    const cells = [...section.matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => cell ?? '')
    const listed = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ''))
    expect(listed.sort()).toEqual([...settingNames].sort())
  })

  it('give the WhatsApp templates with the server’s languages and buttons, in a form Meta accepts', async () => {
    const page = await read('whatsapp.md')
    const { templates } = readConfig({
      SESSION_SECRET: 'x'.repeat(32),
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_CLIENT_SECRET: 'x',
      WHATSAPP_PHONE_NUMBER: '+5491155550100',
      WHATSAPP_PHONE_NUMBER_ID: '12345',
      WHATSAPP_ACCESS_TOKEN: 'x',
      WHATSAPP_APP_SECRET: 'x'.repeat(16),
      WHATSAPP_VERIFY_TOKEN: 'x'.repeat(8),
    }).whatsapp
    const rowsOf = (template: string) => {
      const [, after = ''] = page.split(`### \`${template}\``)
      const [section = ''] = after.split('\n##')
      return [...section.matchAll(/^\| .*`(\w+)` \| (.*) \| (.*) \|$/gm)].map(([, code, body, button]) => ({
        code,
        body: body ?? '',
        button,
      }))
    }
    const codes = languages.map((language) => templates.languages[language])
    const verify = rowsOf(templates.verify)
    const invite = rowsOf(templates.invite)
    const summary = rowsOf(templates.summary)
    expect(verify.map(({ code }) => code).sort()).toEqual([...codes].sort())
    expect(invite.map(({ code }) => code).sort()).toEqual([...codes].sort())
    expect(summary.map(({ code }) => code).sort()).toEqual([...codes].sort())
    for (const language of languages) {
      const code = templates.languages[language]
      const said = texts[language]
      expect(verify.find((row) => row.code === code)).toEqual({
        code,
        body: said.verify('{{1}}', '{{2}}'),
        button: said.verifyButton,
      })
      expect(invite.find((row) => row.code === code)).toEqual({
        code,
        body: said.invite('{{1}}', '{{2}}', '{{3}}'),
        button: said.inviteButton,
      })
      expect(summary.find((row) => row.code === code)?.button).toBe(newsTexts[language].button)
    }
    for (const { body } of [...verify, ...invite, ...summary]) {
      expect(body).not.toMatch(/^\{\{|\}\}\W*$|\}\}\s*\{\{/)
      expect(body.length).toBeLessThanOrEqual(1024)
    }
    for (const { body } of summary) expect(body).toMatch(/\{\{1\}\}.*\{\{2\}\}.*\{\{3\}\}.*\{\{4\}\}/)
  })

  it('promise the retention periods that the clean-up uses', async () => {
    const page = await read('privacy.md')
    const { messageTexts, messageIds, deletedExpenses, deletedHouseholds } = retention
    expect(page).toContain(`their words ${messageTexts} days; that there was one, ${messageIds} days`)
    expect(page).toContain(`can be restored for 30 days and is gone after ${deletedExpenses}`)
    expect(page).toContain(`until the last member leaves, then ${deletedHouseholds} days`)
  })
})
