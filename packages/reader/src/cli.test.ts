import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
const message = { id: 1, text: 'ayer pan 300', household_currency: 'PEN', reference_date: '2026-11-25' }

function read(...lines: readonly unknown[]) {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  const { stdout, stderr, status } = spawnSync(process.execPath, [cli], { input, encoding: 'utf8' })
  return { answers: stdout.split('\n').filter((line) => line !== ''), stderr, status }
}

describe('npm run read', () => {
  it('answers each line, and skips empty ones', () => {
    const { answers, status } = read(message, '', { ...message, id: 'b', text: 'hola' })
    expect(answers.map((line) => JSON.parse(line))).toEqual([
      {
        id: 1,
        kind: 'expense',
        items: [
          { amount: 300, currency: null, date: '2026-11-24', description: 'pan', category: 'groceries' },
        ],
      },
      { id: 'b', kind: 'greeting', items: [] },
    ])
    expect(status).toBe(0)
  })

  it('reports which lines are not messages and why, and reads the others', () => {
    const { answers, stderr, status } = read(
      'pan 300',
      '7',
      { ...message, text: undefined },
      { ...message, household_currency: 'pesos' },
      { ...message, reference_date: '2026-31-25' },
      { ...message, timezone: 'Atlantis' },
      { ...message, lang: 4 },
      message,
    )
    expect(answers.length).toBe(2)
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^line 1: .*JSON/),
      'line 2: a message is an object',
      'line 3: "text" is missing',
      'line 4: "household_currency" is no code of three letters',
      'line 5: "reference_date" is no day',
      'line 7: "lang" is no text',
    ])
    expect(status).toBe(1)
  })

  it("takes the day of a moment in the writer's time zone", () => {
    const sent = { ...message, reference_date: '2026-11-25T02:30:00Z' }
    const { answers, stderr } = read(
      { ...sent, timezone: 'America/Lima' },
      { ...sent, timezone: 'Europe/Madrid' },
      { ...sent, timezone: 'Atlantis' },
    )
    expect(answers.map((line) => JSON.parse(line).items[0].date)).toEqual(['2026-11-23', '2026-11-24'])
    expect(stderr).toContain('line 3: ')
  })
})
