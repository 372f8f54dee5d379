const lines = [
  'CASITA MARKET',
  '',
  'Yerba 1 kg      3.900',
  'Pan lactal      2.150',
  'Leche 1 l       1.450',
  'Tomate 1/2 kg   1.000',
  '---------------------',
  'TOTAL       $ 8.500',
]
const [width, lineHeight] = [520, 46]

/** Draws the receipt of a supermarket as a photo would show it. */
export const drawReceipt = () => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = lineHeight * (lines.length + 2)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fbf9f3'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#2a2a2a'
  context.font = '600 32px monospace'
  for (const [index, line] of lines.entries()) context.fillText(line, 40, lineHeight * (index + 1.7))
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}
