import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { longestLabel, longestUri, maxOnOneLevel, menuAddress } from '#domain/content/menu.ts'
import { languages } from '#domain/language.ts'
import type { ContentContext } from '../documents/content-context.ts'
import { writeMenu } from '../documents/content-service.ts'
import { checkedInput, editorOf } from '../documents/editing.ts'
import { contentMenu, type MenuLocation, menuLocations, type StoredMenuItem } from '../documents/tables/content.ts'
import { refusalError } from './refusal.ts'
import type { SchemaPart } from './schema-part.ts'

const label = z.string().trim().min(1).max(longestLabel)
const uri = z.string().max(longestUri).regex(menuAddress)
const item = z.object({
  label,
  uri,
  children: z.array(z.object({ label, uri })).max(maxOnOneLevel).optional(),
  quiet: z.boolean().optional(),
})
const saveMenuInput = z.object({
  location: z.enum(menuLocations),
  language: z.enum(languages),
  expectedRevision: z.number().int().nonnegative(),
  items: z.array(item).max(maxOnOneLevel),
})

export const menuSchema: SchemaPart = {
  typeDefs: `
    extend type Query {
      "In the language of the endpoint. Null until it is first saved."
      menu(location: MenuLocation!): Menu @cost(weight: 100)
    }

    extend type Mutation {
      "Visitors see it at once. Revision 0 creates the menu."
      saveMenu(input: SaveMenuInput!): Menu! @cost(weight: 250)
    }

    "HEADER is at the top of every page, MENU opens over the page, FOOTER is at the bottom."
    enum MenuLocation { HEADER MENU FOOTER }

    type Menu {
      location: MenuLocation!
      revision: Int!
      items: [MenuItem!]!
    }

    type MenuItem {
      label: String!
      "A path without the language, or a full URL."
      uri: String!
      children: [MenuItem!]!
      "Set smaller, below the others."
      quiet: Boolean!
    }

    input SaveMenuInput {
      location: MenuLocation!
      language: Locale!
      "The revision that was read. If it has changed, the error is CONFLICT."
      expectedRevision: Int!
      items: [MenuItemInput!]!
    }

    input MenuItemInput {
      label: String!
      uri: String!
      "They have no children of their own."
      children: [MenuChildInput!]
      quiet: Boolean
    }

    input MenuChildInput {
      label: String!
      uri: String!
    }
  `,
  resolvers: {
    Query: {
      menu: async (_, { location }: { location: MenuLocation }, { db, language }) => {
        const here = and(eq(contentMenu.location, location), eq(contentMenu.language, language))
        return (await db.select().from(contentMenu).where(here).limit(1))[0] ?? null
      },
    },
    Mutation: { saveMenu: (_, { input }, context) => saveMenu(input, context) },
    MenuItem: {
      children: ({ children }: StoredMenuItem) => children ?? [],
      quiet: ({ quiet }: StoredMenuItem) => quiet ?? false,
    },
  },
}

function saveMenu(input: unknown, context: ContentContext): Promise<typeof contentMenu.$inferSelect> {
  editorOf(context)
  const { location, language, expectedRevision, items } = checkedInput(saveMenuInput, input)
  const menu = { place: location, language, items, revision: expectedRevision }
  return context.db.transaction(async (tx) => {
    const saved = await writeMenu(tx, menu, context.clock.now())
    if (!saved) throw refusalError({ code: 'CONFLICT', message: 'The menu has changed in the meantime.' })
    // Menus are on every page.
    await context.announce(tx, [])
    return saved
  })
}
