# A schema for each service with two users: the owner, as whom the jobs migrate, and the service itself, which may change
# rows and no table. Neither may use anything else. The image's entrypoint reads this file once, when the volume is new;
# it must not be executable, so that it is read and not run.
schema() {
  docker_process_sql <<SQL
CREATE DATABASE IF NOT EXISTS \`$1\` CHARACTER SET utf8mb4;
CREATE USER IF NOT EXISTS '$1'@'%' IDENTIFIED BY '$DATABASE_OWNER_PASSWORD';
GRANT ALL PRIVILEGES ON \`$1\`.* TO '$1'@'%';
CREATE USER IF NOT EXISTS '$1_service'@'%' IDENTIFIED BY '$2';
GRANT SELECT, INSERT, UPDATE, DELETE, EXECUTE, CREATE TEMPORARY TABLES, LOCK TABLES ON \`$1\`.* TO '$1_service'@'%';
SQL
}

schema zaino_releases "$RELEASES_DATABASE_PASSWORD"
schema zaino_analytics "$ANALYTICS_DATABASE_PASSWORD"
schema zaino_blog "$BLOG_DATABASE_PASSWORD"
schema zaino_bookshops "$BOOKSHOPS_DATABASE_PASSWORD"
schema zaino_catalogue "$CATALOGUE_DATABASE_PASSWORD"
schema zaino_identity "$IDENTITY_DATABASE_PASSWORD"
schema zaino_orders "$ORDERS_DATABASE_PASSWORD"
schema zaino_schools "$SCHOOLS_DATABASE_PASSWORD"
