export const projectPagesText = {
  project: 'درباره پروژه',
  projectUsers: 'کاربران پروژه',
  dashboard: 'پیشخوان',
}
