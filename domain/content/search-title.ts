/** What search engines and the browser's tab call a page. They show about 60 characters: the brand is said once. */
export function searchTitle(title: string): string {
  return title.includes('Flight Levels') ? title : `${title} – Flight Levels`
}
