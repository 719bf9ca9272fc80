/** What the store keeps is what the office's editor writes: both know it from the domain. */
export type { PageContent, StoredBlock } from '#domain/content/stored-block.ts'
