import type { projectCalls } from '@sarv/contract/project/projects.calls'

// Reaches what every token reaches; the compiler compares the path with the contract.
const path: (typeof projectCalls)['projectList']['path'] = '/api/my/project/list'

/** Asks for the token instead of holding it: a command with a secret in it would stay in the shell's history. */
export const tryTokenCommand = (origin: string): string =>
  ['read -rs TOKEN && \\', `curl ${origin}${path} \\`, '  -H "Authorization: Bearer $TOKEN"'].join('\n')
