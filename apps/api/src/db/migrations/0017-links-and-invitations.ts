import type { Migration } from '../migrations.ts'

/** Notifications lead to what they are about; an invitation into the account may bring its projects along. */
export const linksAndInvitations: Migration = {
  name: '0017-links-and-invitations',
  statements: [
    // A path of the portal. Absent in what was written before: the inbox itself.
    `alter table notifications add column link text check (link like '/%')`,
    `create table invitation_projects (
      invitation_id bigint not null references invitations on delete cascade,
      project_id bigint not null references projects on delete cascade,
      access_type smallint not null,
      primary key (invitation_id, project_id)
    )`,
    `create index invitation_projects_of_project on invitation_projects (project_id)`,
  ],
}
