# shellcheck shell=bash
# MariaDB, RabbitMQ and memcached, each with its data in the state folder.

DATABASES=(keystone placement glance nova_api nova nova_cell0 neutron cinder octavia)

sql() { mariadb --no-defaults -S "$STATE/run/mysql/socket"; }
database_url() { echo "mysql+pymysql://lab:$DATABASE_PASSWORD@localhost/$1?unix_socket=$STATE/run/mysql/socket"; }

start_mariadb() {
  mkdir -p "$STATE/run/mysql"
  chown mysql: "$STATE/run/mysql"
  if [ ! -e "$STATE/done/mysql" ]; then rm -rf "$STATE/mysql"; fi
  once mysql mariadb-install-db --no-defaults --datadir="$STATE/mysql" --user=mysql \
    --auth-root-authentication-method=socket --skip-test-db
  # Nothing here is worth an fsync.
  start mariadb mariadbd --no-defaults --datadir="$STATE/mysql" --socket="$STATE/run/mysql/socket" \
    --pid-file="$STATE/run/mysql/pid" --user=mysql --skip-networking --max-connections=1000 \
    --innodb-flush-log-at-trx-commit=0 --innodb-doublewrite=0 --innodb-buffer-pool-size=256M --skip-log-bin \
    --character-set-server=utf8mb3 --collation-server=utf8mb3_general_ci --skip-name-resolve --performance-schema=OFF
}

make_databases() {
  local name
  wait_for 60 MariaDB sql </dev/null
  {
    echo "CREATE USER IF NOT EXISTS lab@localhost IDENTIFIED BY '$DATABASE_PASSWORD';"
    for name in "${DATABASES[@]}"; do
      echo "CREATE DATABASE IF NOT EXISTS $name; GRANT ALL ON $name.* TO lab@localhost;"
    done
  } | sql
}

start_rabbitmq() {
  echo '[].' >"$STATE/etc/enabled_plugins"
  start epmd epmd -address 127.0.0.1 -port 4369
  # Erlang's schedulers spin while they wait: on two cores that is taken from everyone else.
  start rabbitmq env RABBITMQ_NODENAME=sarvlab@localhost RABBITMQ_CONFIG_FILE="$STATE/etc/rabbitmq.conf" \
    RABBITMQ_MNESIA_BASE="$STATE/rabbit" RABBITMQ_LOG_BASE="$STATE/log" RABBITMQ_CONF_ENV_FILE=/dev/null \
    RABBITMQ_ENABLED_PLUGINS_FILE="$STATE/etc/enabled_plugins" RABBITMQ_DIST_PORT=25672 ERL_EPMD_ADDRESS=127.0.0.1 \
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS="-kernel inet_dist_use_interface {127,0,0,1} +sbwt none +sbwtdcpu none +sbwtdio none" \
    /usr/lib/rabbitmq/bin/rabbitmq-server
}

start_memcached() { start memcached memcached -u nobody -l 127.0.0.1 -p 11211 -m 64; }
