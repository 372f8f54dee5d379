import type { z } from 'zod'
import { isNumber } from './addresses.ts'
import { GraphError } from './graph-error.ts'
import type { MessageContent } from './message.ts'
import { ReadReceipt, SendRequest, type TemplateNode } from './send-request.ts'
import { fillTemplate, findTemplate, variablesOf } from './templates.ts'

type Issue = z.core.$ZodIssue

/** Converts a failed validation to the error code that Meta uses for it. */
const asGraphError = (issue: Issue, body: unknown): GraphError => {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return new GraphError(100, `Unexpected key "${issue.keys[0]}"${path ? ` on param "${path}"` : ''}.`)
  }
  const value = issue.path.reduce<unknown>(
    (node, key) => (node && typeof node === 'object' ? Reflect.get(node, key) : undefined),
    body,
  )
  if (value === undefined && issue.path.length > 1) return new GraphError(131008, `${path} is required.`)
  if (value === undefined) return new GraphError(100, `The parameter ${path} is required.`)
  return new GraphError(issue.path[0] === 'interactive' ? 131009 : 100, `${path}: ${issue.message}`)
}

const parse = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw issue ? asGraphError(issue, body) : new GraphError(100, 'Invalid parameter')
}

/** Reads a request to `/messages`. Throws the `GraphError` with which Meta would answer. */
export const readSendRequest = (body: unknown): SendRequest | z.infer<typeof ReadReceipt> => {
  if (!body || typeof body !== 'object') throw new GraphError(100, 'The body must be a JSON object.')
  if ('status' in body) return parse(ReadReceipt, body)
  const request = parse(SendRequest, body)
  if (!request.to && !request.recipient) throw new GraphError(100, 'The parameter to is required.')
  if (request.to && !isNumber(request.to)) throw new GraphError(131009, 'to: not a telephone number.')
  return request
}

const checkParameter = (text: string): void => {
  if (text.trim() === '') throw new GraphError(131008, 'Parameter of type text is missing text value')
  if (/[\n\t]| {5,}/.test(text)) {
    throw new GraphError(
      132018,
      'Param text cannot have new-line/tab characters or more than 4 consecutive spaces',
    )
  }
}

const templateContent = (node: TemplateNode, productUrl: string): MessageContent => {
  const { name, language } = node
  const template = findTemplate(name, language.code)
  if (!template) throw new GraphError(132001, `template name (${name}) does not exist in ${language.code}`)

  const values = node.components.filter(({ type }) => type === 'body').flatMap(({ parameters }) => parameters)
  const buttons = node.components.filter((component) => component.type === 'button')
  if (node.components.some(({ type }) => type === 'header') || values.some((value) => value.parameter_name)) {
    throw new GraphError(132012, 'The template has no header and takes its parameters by position')
  }
  const expected = variablesOf(template)
  if (values.length !== expected) {
    throw new GraphError(
      132000,
      `body: number of localizable_params (${values.length}) does not match (${expected})`,
    )
  }
  const [button, ...more] = buttons
  const [suffix, ...rest] = button?.parameters ?? []
  if (!button || !suffix || more.length > 0 || rest.length > 0) {
    throw new GraphError(132000, 'buttons: the URL button at index 0 requires one parameter')
  }
  if (button.sub_type !== 'url' || button.index !== '0') {
    throw new GraphError(132012, 'buttons: index 0 is a URL button')
  }
  for (const { text } of [...values, suffix]) checkParameter(text)
  return {
    kind: 'template',
    template: name,
    language: language.code,
    text: fillTemplate(
      template,
      values.map(({ text }) => text),
    ),
    link: { title: template.button, url: `${productUrl}${template.path}${suffix.text}` },
  }
}

/** What the phone shows for a request. Throws a `GraphError` if a template does not match. */
export const contentOf = (
  request: Exclude<SendRequest, { type: 'reaction' }>,
  productUrl: string,
): MessageContent => {
  switch (request.type) {
    case 'text':
      return { kind: 'text', text: request.text.body }
    case 'template':
      return templateContent(request.template, productUrl)
    case 'location': {
      const { latitude, longitude, name, address } = request.location
      return { kind: 'location', latitude, longitude, text: [name, address].filter(Boolean).join(', ') }
    }
    case 'interactive': {
      const { body, header, footer } = request.interactive
      const frame = { text: body.text, header: header?.text, footer: footer?.text }
      switch (request.interactive.type) {
        case 'button':
          return {
            kind: 'buttons',
            ...frame,
            buttons: request.interactive.action.buttons.map(({ reply }) => reply),
          }
        case 'list':
          return { kind: 'list', ...frame, ...request.interactive.action }
        case 'cta_url': {
          const { display_text: title, url } = request.interactive.action.parameters
          return { kind: 'link', ...frame, link: { title, url } }
        }
        default:
          return request.interactive satisfies never
      }
    }
    default:
      return request satisfies never
  }
}
