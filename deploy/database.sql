-- Once, as the volume of compose.yaml is empty. The server's role owns its database and is no superuser: row-level
-- security holds for it.
\getenv password POSTGRES_PASSWORD
CREATE ROLE barra LOGIN PASSWORD :'password';
CREATE DATABASE barra OWNER barra;
