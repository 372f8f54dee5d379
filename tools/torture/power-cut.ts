// Checks that a power cut loses nothing: `npm run torture -- power-cut [--seed N] [--expenses N] [--cuts N]`. Records
// what a server on the embedded database does to its files, cuts the power at random moments, and exits with 1 when
// anything was lost. Uses strace, which exists only on Linux.
import { cutPower } from '../../apps/server/src/testing/power-cut/experiment.ts'
import { readOptions } from '../options.mjs'

const { values } = readOptions({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    expenses: { type: 'string', default: '2000' },
    cuts: { type: 'string', default: '2000' },
  },
})
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const outcome = await cutPower({ expenses: Number(values.expenses), cuts: Number(values.cuts), seed })
const faults = [...outcome.damaged, ...outcome.lost, ...outcome.halves]
for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exitCode = 1
const { damaged, lost, halves, ...rest } = outcome
console.log(
  JSON.stringify(
    { seed, ...rest, damaged: damaged.length, lost: lost.length, halves: halves.length },
    null,
    2,
  ),
)
