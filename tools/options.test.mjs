import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'casita-options-'))
  const options = new URL('options.mjs', import.meta.url).href
  writeFileSync(
    join(folder, 'paint.mjs'),
    `// Paints a wall: \`paint [--coats N] [colour]\`.
// Twice by default.
import { chosenOf, readOptions } from '${options}'
const options = { coats: { type: 'string', default: '2' } }
const { values, positionals } = readOptions({ allowPositionals: true, options })
console.log(values.coats, ...chosenOf(['red', 'blue'], positionals))
`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

function paint(/** @type {string[]} */ ...given) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'paint.mjs'), ...given], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const help = 'Paints a wall: `paint [--coats N] [colour]`.\nTwice by default.\n'

test('a command gets its options and what was chosen, or all without a choice', () => {
  expect(paint('--coats', '3', 'blue').stdout).toBe('3 blue\n')
  expect(paint().stdout).toBe('2 red blue\n')
})

test('--help prints the comment at the head of the command', () => {
  expect(paint('--help')).toEqual({ status: 0, stdout: help, stderr: '' })
})

test('an unknown option or choice is named without a stack, and the help follows', () => {
  expect(paint('--coat', '3')).toEqual({
    status: 1,
    stdout: '',
    stderr: `Unknown option '--coat'\n\n${help}`,
  })
  expect(paint('green').stderr).toBe(`There is no green; there are: red, blue\n\n${help}`)
})
