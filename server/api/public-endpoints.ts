import type { z } from 'zod'
import { answerSchemas } from './resources/named-schema.ts'
import { publicNotFoundSchema, publicWorkshopListSchema, publicWorkshopSchema } from './resources/public-workshop.ts'

/** What is there for everybody, without a key (SPEC §7). `server/http/workshop-routes.ts` answers it. */
export const publicEndpoints = [
  {
    method: 'get',
    path: '/api/workshops',
    operation: {
      operationId: 'listWorkshops',
      summary: 'Workshops that are not over yet, in order of start, self-paced ones last',
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
      summary: 'One workshop, also one that is over',
      tags: ['workshops'],
      security: [],
      parameters: [{ name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: json('The workshop.', publicWorkshopSchema),
        404: json('There is no such workshop.', publicNotFoundSchema),
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
