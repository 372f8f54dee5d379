import { answer, type Line } from './line.ts'

function answerLines(lines: readonly string[]): void {
  for (const line of lines) {
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(JSON.parse(line) as Line))}\n`)
  }
}

let rest = ''
process.stdin.setEncoding('utf8')
for await (const chunk of process.stdin) {
  const lines = (rest + chunk).split('\n')
  rest = lines.pop() ?? ''
  answerLines(lines)
}
answerLines([rest])
