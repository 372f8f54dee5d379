// `npm run --silent read`: reads one message per line from standard input and writes one line of JSON for each. A line
// that is not a message is reported on standard error with its line number, and the others are still read.
import { answer, lineOf } from './line.ts'

let number = 0

function answerLine(line: string): void {
  number++
  if (line.trim() === '') return
  try {
    process.stdout.write(`${JSON.stringify(answer(lineOf(line)))}\n`)
  } catch (error) {
    process.stderr.write(`line ${number}: ${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

// The reader of the output may close it early ('| head').
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

let rest = ''
process.stdin.setEncoding('utf8')
for await (const chunk of process.stdin) {
  const lines = (rest + chunk).split('\n')
  rest = lines.pop() ?? ''
  for (const line of lines) answerLine(line)
}
answerLine(rest)
