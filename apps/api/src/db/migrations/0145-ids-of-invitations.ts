import type { Migration } from '../migrations.ts'

/**
 * Lists of users have open invitations among them, which are read and taken back by the same calls as users: one id names one
 * of both. The ids of open invitations change; the links in their mails do not depend on them.
 */
export const idsOfInvitations: Migration = {
  name: '0145-ids-of-invitations',
  statements: [
    `select setval('users_id_seq',
       greatest(
         (select last_value from users_id_seq),
         (select coalesce(max(id), 1) from users),
         (select coalesce(max(id), 1) from invitations)
       ),
       (select is_called from users_id_seq) or exists (select from users) or exists (select from invitations))`,
    `alter table invitation_projects drop constraint invitation_projects_invitation_id_fkey`,
    `alter table invitation_projects add constraint invitation_projects_invitation_id_fkey
       foreign key (invitation_id) references invitations on delete cascade on update cascade`,
    `alter table invitations alter column id drop identity`,
    `alter table invitations alter column id set default nextval('users_id_seq')`,
    `update invitations set id = nextval('users_id_seq') where accepted_at is null and cancelled_at is null`,
  ],
}
