import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepEarlierBuilds } from './earlier-builds.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casita-builds-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds these files, as a bundler and the compression do. */
function build(/** @type {string[]} */ ...files) {
  for (const file of files) for (const name of [file, `${file}.br`]) writeFileSync(join(folder, name), '')
  keepEarlierBuilds().writeBundle({ dir: folder }, Object.fromEntries(files.map((file) => [file, {}])))
}
const isThere = (/** @type {string} */ file) => existsSync(join(folder, file))

it('keeps the files of four earlier builds', () => {
  for (const version of [1, 2, 3, 4, 5]) build('app.html', `assets/app-${version}.js`)
  expect(isThere('assets/app-1.js')).toBe(true)
  build('app.html', 'assets/app-6.js')
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(
    [2, 3, 4, 5, 6].flatMap((version) => [`app-${version}.js`, `app-${version}.js.br`]),
  )
  expect(isThere('app.html')).toBe(true)
})

it('keeps what an older build has in common with a later one', () => {
  for (const version of [1, 2, 3, 4, 5, 6, 7]) build('assets/home.js', `assets/app-${version}.js`)
  expect(isThere('assets/home.js')).toBe(true)
})

it('counts a build that changes nothing once', () => {
  build('assets/app-1.js')
  for (let again = 0; again < 8; again++) build('assets/app-2.js')
  expect(isThere('assets/app-1.js')).toBe(true)
})

it('leaves what no build is known to have written', () => {
  writeFileSync(join(folder, 'robots.txt'), '')
  for (const version of [1, 2, 3, 4, 5, 6]) build(`assets/app-${version}.js`)
  expect(isThere('robots.txt')).toBe(true)
})
