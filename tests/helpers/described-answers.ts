import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

interface Described {
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

interface Document {
  paths: Record<string, Record<string, Described & { operationId: string }>>
  components: { schemas: Record<string, object> }
}

/** Validates answers against an OpenAPI document, with a validator that is independent of the document's generator. */
export function describedAnswers(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ $id: 'document', ...document })

  /** What is wrong with an answer; empty when it is as described. */
  async function complaints(method: string, path: string, answer: Response): Promise<string[]> {
    const operation = document.paths[path]?.[method]
    if (!operation) return [`${method} ${path} is not described`]
    const content = operation.responses[String(answer.status)]?.content
    if (!content) return [`${method} ${path} is not described as answering ${answer.status}`]
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    if (!content[type]) return [`${method} ${path} is not described as answering ${type}`]
    if (!/json$/.test(type)) return []
    const at = [path, method, 'responses', String(answer.status), 'content', type, 'schema']
    const pointer = ['paths', ...at].map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    const check = ajv.getSchema(`document#/${pointer.map(encodeURIComponent).join('/')}`)
    if (!check) return [`${method} ${path} has no schema for ${answer.status}`]
    const isRight = check(await answer.clone().json())
    return isRight ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }

  return { complaints }
}
