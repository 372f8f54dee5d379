// Puts the Node 24 that the lock file pins first in the PATH of every npm script, whatever Node the machine has. npm
// 10 drops the bin link when it discards the packages of other platforms, so this script creates it.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const windows = process.platform === 'win32'
const bin = windows ? 'node.exe' : 'node'
const source = join('node_modules', `node-${windows ? 'win' : process.platform}-${process.arch}`, 'bin', bin)
// It does not run where the C library is another one than glibc: there, the machine's own Node has to be new enough.
if (existsSync(source) && spawnSync(source, ['--version']).status === 0) {
  const link = join('node_modules', '.bin', bin)
  mkdirSync(join('node_modules', '.bin'), { recursive: true })
  rmSync(link, { force: true })
  // On Windows, only administrators and developers may create symbolic links.
  if (windows) copyFileSync(source, link)
  else symlinkSync(join('..', '..', source), link)
}
