"""Fills in the templates of this folder (`${name}`) and writes them to the state folder, for root alone."""

import os
import pathlib
import shutil
import string

here = pathlib.Path(__file__).parent
state = pathlib.Path(os.environ['SARV_LAB_STATE'])
etc = state / 'etc'
secrets = dict(line.split('=', 1) for line in (state / 'secrets').read_text().split())
identity_url = 'http://127.0.0.1:5000/v3'


def credentials(user):
    """How one service signs in to another."""
    return f'''auth_type = password
auth_url = {identity_url}
username = {user}
password = {secrets['SERVICE_PASSWORD']}
project_name = service
user_domain_name = Default
project_domain_name = Default
region_name = RegionOne'''


def token_check(user):
    """How a service checks the token of whoever calls it."""
    return f'''[keystone_authtoken]
www_authenticate_uri = http://127.0.0.1:5000
memcached_servers = 127.0.0.1:11211
service_token_roles = service
service_token_roles_required = true
{credentials(user)}'''


def database(name):
    url = f"mysql+pymysql://lab:{secrets['DATABASE_PASSWORD']}@localhost/{name}?unix_socket={state}/run/mysql/socket"
    return f'connection = {url}\nmax_pool_size = 5\nmax_overflow = 20'


logging = f'log_dir = {state}/log\nuse_stderr = false'
values = {
    'state': str(state),
    'logging': logging,
    'common': f"transport_url = rabbit://openstack:{secrets['RABBIT_PASSWORD']}@127.0.0.1:5672/\n{logging}",
    'identity_url': identity_url,
    'admin_password': secrets['ADMIN_PASSWORD'],
    'sarv_password': secrets['SARV_PASSWORD'],
    'rabbit_password': secrets['RABBIT_PASSWORD'],
    'metadata_secret': secrets['METADATA_PASSWORD'],
    'default_zone': 'tcg' if 'tcg' in os.environ['ZONES'] else 'fake',
    'ovs': f'unix:{state}/ovs/db.sock',
    'ovn_north': f'unix:{state}/ovn/ovnnb_db.sock',
    'ovn_south': f'unix:{state}/ovn/ovnsb_db.sock',
}
for service in ('placement', 'glance', 'nova', 'neutron', 'cinder', 'octavia'):
    values[f'as_{service}'] = credentials(service)
    values[f'token_check_{service}'] = token_check(service)
for name in ('keystone', 'placement', 'glance', 'nova_api', 'nova', 'neutron', 'cinder', 'octavia'):
    values[f'database_{name}'] = database(name)

os.umask(0o077)
for template in here.rglob('*'):
    if template.is_dir() or template.suffix in ('.py', '.pyc'):
        continue
    target = etc / template.relative_to(here)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(string.Template(template.read_text()).substitute(values))

# The packages' own files that we change nothing in.
for source, target in {
    '/etc/glance/glance-api-paste.ini': 'glance-api-paste.ini',
    '/etc/nova/api-paste.ini': 'nova/api-paste.ini',
    '/etc/neutron/api-paste.ini': 'neutron-api-paste.ini',
    '/etc/cinder/api-paste.ini': 'cinder-api-paste.ini',
    '/etc/cinder/resource_filters.json': 'cinder-resource-filters.json',
}.items():
    shutil.copyfile(source, etc / target)
