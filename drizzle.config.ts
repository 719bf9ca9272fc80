import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name what-changes` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./adapters/db/tables/*.ts', './cms/tables.ts', './cms/tables/*.ts'],
  out: './adapters/db/migrations',
})
