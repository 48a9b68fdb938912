/** The code of this area, by what asks for it. */
export const projectLoads = {
  projectPage: async () => (await import('./projects/ProjectPage.tsx')).ProjectPage,
  createProjectDialog: async () => (await import('./projects/CreateProjectDialog.tsx')).CreateProjectDialog,
}
