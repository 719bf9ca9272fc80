import { z } from 'zod'
import { apiScopes } from '#domain/api/api-key.ts'
import type { ApiRoute } from './api-route.ts'
import { answerSchemas, bodySchemas } from './named-schema.ts'
import { problemSchema, titles } from './problem.ts'
import { publicNotFoundSchema, publicWorkshopListSchema, publicWorkshopSchema } from './public-workshop.ts'
import { apiRoutes } from './route-table.ts'

/** Endpoints without a key (docs/product.md#addresses-for-programs), served by `server/api/public-workshop.ts`. */
const publicEndpoints = [
  {
    method: 'get',
    path: '/api/workshops',
    operation: {
      operationId: 'listWorkshops',
      summary: 'Current and upcoming workshops by start, self-paced ones last',
      tags: ['workshops'],
      security: [],
      responses: { 200: json('The workshops.', publicWorkshopListSchema) },
    },
  },
  {
    method: 'get',
    path: '/api/workshops/{slug}',
    operation: {
      operationId: 'getWorkshop',
      summary: 'One workshop, including past ones',
      tags: ['workshops'],
      security: [],
      parameters: [{ name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: json('The workshop.', publicWorkshopSchema),
        404: json('No workshop has this slug.', publicNotFoundSchema),
      },
    },
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    operation: {
      operationId: 'getDescription',
      summary: 'This document',
      tags: ['description'],
      security: [],
      responses: {
        200: { description: 'The document.', content: { 'application/json': { schema: { type: 'object' } } } },
      },
    },
  },
] as const

function json(description: string, schema: z.ZodType) {
  const $ref = `#/components/schemas/${answerSchemas.get(schema)?.id}`
  return { description, content: { 'application/json': { schema: { $ref } } } }
}

type Json = Record<string, unknown>

/** `/api/openapi.json`: OpenAPI 3.1, generated from the route table and its schemas. */
export function openApiDocument(siteUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of publicEndpoints) at(paths, endpoint.path)[endpoint.method] = endpoint.operation
  for (const route of apiRoutes) at(paths, route.path)[route.method] = operationOf(route)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Flightdeck',
      version: '1',
      description:
        'Workshop dates, bookings and invoices. Keys are made in the office, at /office/tokens. See docs/api.md.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: { ...schemasOf(answerSchemas, 'output'), ...schemasOf(bodySchemas, 'input') },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: `A key with one or more of: ${apiScopes.join(', ')}.` },
      },
    },
  }
}

function refOf(schema: z.ZodType): { $ref: string } {
  const id = answerSchemas.get(schema)?.id ?? bodySchemas.get(schema)?.id
  if (id === undefined) throw new Error('a schema of the API has no name')
  return { $ref: address(id) }
}

const address = (id: string) => `#/components/schemas/${id}`

function at(paths: Record<string, Json>, path: string): Json {
  paths[path] ??= {}
  return paths[path]
}

function operationOf(route: ApiRoute): Json {
  const { id, summary, description, scope, body, answers, versioned } = route
  const failures = [401, 403, ...route.problems, 429, 500] as const
  const responses: Json = {
    [answers.status]: {
      description: answers.description,
      headers: { 'X-Request-Id': header, ...(versioned || id === 'getDate' ? { ETag: header } : {}) },
      content: answers.schema === 'pdf' ? pdf : { 'application/json': { schema: refOf(answers.schema) } },
    },
  }
  for (const status of failures)
    responses[status] = {
      description: titles[status].title,
      content: { 'application/problem+json': { schema: refOf(problemSchema) } },
    }
  return {
    operationId: id,
    summary,
    ...(description ? { description } : {}),
    tags: [route.path.split('/')[3]],
    security: [{ key: [] }],
    'x-scope': scope,
    parameters: parametersOf(route),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: refOf(body) } } } } : {}),
    responses,
  }
}

const header = { schema: { type: 'string' } }
const pdf = { 'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } } }

function parametersOf({ params, query, versioned, creates }: ApiRoute): Json[] {
  const parameters = [...shapeOf(params, 'path'), ...shapeOf(query, 'query')]
  if (versioned)
    parameters.push({
      name: 'If-Match',
      in: 'header',
      required: true,
      description: 'The ETag of the version that you read.',
      schema: { type: 'string' },
    })
  if (creates)
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'A unique value that you choose. A repeat with the same value is done only once.',
      schema: { type: 'string', maxLength: 255 },
    })
  return parameters
}

function shapeOf(object: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (object === undefined) return []
  return Object.entries(object.shape).map(([name, schema]) => {
    // zod types the values of a shape as its core type; every schema of this API is a full one.
    const { $schema: _, description, ...json } = z.toJSONSchema(schema as z.ZodType, { io: 'input', reused: 'inline' })
    return { name, in: place, required: place === 'path', ...(description ? { description } : {}), schema: json }
  })
}

function schemasOf(registry: typeof answerSchemas, io: 'input' | 'output'): Json {
  const { schemas } = z.toJSONSchema(registry, { uri: address, io })
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]))
}
