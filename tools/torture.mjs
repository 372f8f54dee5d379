// `npm run torture`: the long experiments behind docs/promises.md, each a file in tools/torture. Runs all of them one
// after the other, or one with its own options: `npm run torture -- exactly-once --seed 7`.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { onOwnNode, root } from './installation.mjs'

const folder = join(root, 'tools', 'torture')

/** @param {string | undefined} name @param {string[]} options */
function torture(name, options) {
  const experiments = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''))
  if (name && !experiments.includes(name)) {
    console.error(`There is no experiment "${name}"; there are: ${experiments.join(', ')}`)
    process.exitCode = 1
    return
  }
  for (const experiment of name ? [name] : experiments) {
    console.log(`\n── ${experiment}`)
    const { status } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(folder, `${experiment}.ts`), ...options],
      { cwd: root, stdio: 'inherit' },
    )
    if (status !== 0) process.exitCode = 1
  }
}

if (await onOwnNode()) {
  const [name, ...options] = process.argv.slice(2)
  torture(name, options)
}
