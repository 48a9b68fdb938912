// Reaches what every token reaches.
import { projectList } from '@sarv/client/project/projects.calls.generated'

/** Asks for the token instead of holding it: a command with a secret in it would stay in the shell's history. */
export const tryTokenCommand = (origin: string): string =>
  ['read -rs TOKEN && \\', `curl ${origin}${projectList.path} \\`, '  -H "Authorization: Bearer $TOKEN"'].join('\n')
