import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name what-changes` generates the next migration from the tables. Then delete the snapshot before it in `meta`. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/platform/db/tables/*.ts', './src/content/documents/tables.ts', './src/content/documents/tables/*.ts'],
  out: './src/platform/db/migrations',
})
