// `npm run --silent read`: a message a line in, how it is read a line out. What is no message is said on standard error,
// with the number of its line, and the others are read all the same.
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

// Who reads may have seen enough ('| head').
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
