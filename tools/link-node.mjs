// Puts the Node 24 that the lock file pins first in the PATH of every npm script, whatever Node the machine has. npm
// 10 drops the bin link when it discards the packages of other platforms, so this script creates it.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const bin = process.platform === 'win32' ? 'node.exe' : 'node'
const folder = process.platform === 'win32' ? 'win' : process.platform
const source = join('node_modules', `node-${folder}-${process.arch}`, 'bin', bin)
if (existsSync(source)) {
  const link = join('node_modules', '.bin', bin)
  mkdirSync(join('node_modules', '.bin'), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(join('..', '..', source), link)
}
