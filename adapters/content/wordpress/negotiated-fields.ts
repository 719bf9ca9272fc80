import { RefusedQuery } from '../graphql-exchange.ts'

/**
 * What not every WordPress can be asked for, since it comes from plugins: the ways to ask, the best first, and how a refusal names it.
 * One unknown field costs the whole answer, and asking for the schema is switched off by default.
 */
const negotiable = {
  translations: {
    ways: [
      // Polylang
      'translations { slug uri language { locale } }',
      // WPML
      'translated { slug uri locale { locale } }',
      // as the specification has it (SPEC §7)
      'translated { slug locale }',
      '',
    ],
    refusal: /Cannot query field "(translations|translated|language|locale|slug|uri)"|Field "locale"/,
  },
  contentType: { ways: ['contentTypeName', ''], refusal: /Cannot query field "contentTypeName"/ },
  trainingCategory: { ways: ['trainingCategoryId', ''], refusal: /Cannot query field "trainingCategoryId"/ },
} satisfies Record<string, { ways: string[]; refusal: RegExp }>

type Name = keyof typeof negotiable
const names = ['translations', 'contentType', 'trainingCategory'] as const satisfies Name[]

export type NegotiatedFields = Record<Name, string>

/**
 * Asks with all of them first; what the source refuses by name is asked for in another way or not at all, from then on. A plugin
 * that is added later is noticed after a restart.
 */
export function negotiatedFields() {
  const current: Record<Name, number> = { translations: 0, contentType: 0, trainingCategory: 0 }

  return async function withFields<Answer>(ask: (fields: NegotiatedFields) => Promise<Answer>): Promise<Answer> {
    const tried = { ...current }
    try {
      return await ask(fieldsOf(tried))
    } catch (error) {
      const refused = names.filter((name) => isRefused(name, error) && tried[name] + 1 < negotiable[name].ways.length)
      if (refused.length === 0) throw error
      // not simply one more: another question may have learned the same meanwhile
      for (const name of refused) current[name] = Math.max(current[name], tried[name] + 1)
      return withFields(ask)
    }
  }
}

function fieldsOf(tried: Record<Name, number>): NegotiatedFields {
  return {
    translations: negotiable.translations.ways[tried.translations] ?? '',
    contentType: negotiable.contentType.ways[tried.contentType] ?? '',
    trainingCategory: negotiable.trainingCategory.ways[tried.trainingCategory] ?? '',
  }
}

function isRefused(name: Name, error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof RefusedQuery && negotiable[name].refusal.test(cause.message)
}
