# shellcheck shell=bash
# The tables of every service and the first user, once per state folder.

nova_manage() { run nova-manage --config-file "$STATE/etc/nova/nova.conf" "$@"; }
keystone_manage() { run keystone-manage --config-file "$STATE/etc/keystone.conf" "$@"; }

make_keystone() {
  local url=http://127.0.0.1:5000/v3
  once schema-keystone keystone_manage db_sync
  once keystone-fernet keystone_manage fernet_setup --keystone-user root --keystone-group root
  once keystone-credential keystone_manage credential_setup --keystone-user root --keystone-group root
  once keystone-bootstrap run env OS_BOOTSTRAP_PASSWORD="$ADMIN_PASSWORD" \
    keystone-manage --config-file "$STATE/etc/keystone.conf" bootstrap --bootstrap-region-id RegionOne \
    --bootstrap-public-url $url --bootstrap-internal-url $url --bootstrap-admin-url $url
}

make_nova_and_cinder() {
  once schema-nova-api nova_manage api_db sync
  once cell0 nova_manage cell_v2 map_cell0 --database_connection "$(database_url nova_cell0)"
  once schema-nova nova_manage db sync
  once cell1 nova_manage cell_v2 create_cell --name cell1
  once schema-cinder run cinder-manage --config-file "$STATE/etc/cinder.conf" db sync
}

make_others() {
  once schema-placement run placement-manage --config-file "$STATE/etc/placement/placement.conf" db sync
  once schema-glance run glance-manage --config-file "$STATE/etc/glance-api.conf" db_sync
  once schema-neutron run neutron-db-manage --config-file "$STATE/etc/neutron.conf" upgrade heads
  if [ "$BALANCERS" = 1 ]; then
    once schema-octavia run octavia-db-manage --config-file "$STATE/etc/octavia.conf" upgrade head
  fi
}

# In the background: these take the longest, and Keystone and the guest image can be made meanwhile.
begin_schemas() {
  make_nova_and_cinder &
  SCHEMA_JOBS=($!)
  make_others &
  SCHEMA_JOBS+=($!)
}

finish_schemas() {
  local job
  for job in "${SCHEMA_JOBS[@]}"; do wait "$job" || die "the tables of a service could not be made ($STATE/log)"; done
}
